export * from '../../text/plural.js';
