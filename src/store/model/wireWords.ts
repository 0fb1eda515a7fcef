/** The words of a name of the API (a state, a kind, a role, a unit): `importing_from_url` is "importing from URL". */
export const wireWords = (name: string): string => name.replaceAll('_', ' ').replace(/\burl\b/, 'URL')
