// Addresses of demos. They are not among the paths of the console, because only builds with the mock region have them.

/** The list of demos. */
export const demosPath = '/_demos'

/** A demo, from its beginning or from one of its chapters, by number from 0. It takes a page load. */
export const demoPath = (name: string, chapter = 0): string =>
  `/?demo=${encodeURIComponent(name)}${chapter > 0 ? `&chapter=${chapter}` : ''}`
