// Written by `npm run gen:api`. Do not edit.
/** Every operation. For the mock and for tests: the console itself imports only what a screen calls. */
export * as operations from './operations'
