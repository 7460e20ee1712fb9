// Temporary files of tests, and of programs that they start, lie in the folder that scripts/test-runner.mjs has made.
process.env['TMPDIR'] = process.env['FLEETPLAN_TESTS'];
