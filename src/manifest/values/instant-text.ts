export * from '../../text/instant-text.js';
