import { noun } from '#features/kit/noun/noun'

/** The list of demos. Builds without the mock region leave it out. */
export const demoList = /* @__PURE__ */ noun({
  one: 'demo',
  many: 'demos',
  paths: { page: '/_demos' },
})

/** The path of a demo, from its start or from one of its chapters, by number from 0. It needs a page load. */
export const demoPath = (name: string, chapter = 0): string =>
  `/?demo=${encodeURIComponent(name)}${chapter > 0 ? `&chapter=${chapter}` : ''}`
