import { config } from 'zod/v4/core';

// A run reads a configuration and a few dozen manifests once: parsers that zod would compile for each schema on first use cost
// more than they save (a tenth of a plan of 1,000 nodes). Schemas see this only when it is imported before any of them.
config({ jitless: true });
