// Written by `npm run gen:api`. Do not edit.
/** The version of the API this console speaks. */
export const API_VERSION = '20250730.0.0'
