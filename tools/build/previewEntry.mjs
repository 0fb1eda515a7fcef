// A Vite plugin for builds with the mock region. Their entry is src/preview.ts, which can install a clock before
// any code of the console runs, and they include a list of their files, which a demo fetches before it starts.
// A script before the first paint marks a first visit; welcomeRoom.css keeps room for its banner.
// The clock of a demo stands still while code loads, so the imports on demand of the console are handed to `orreryLoad`.
import { root } from '../ensure-deps.mjs'
import { afterTheme, replaced } from './replaced.mjs'

// Also of one among several files: the region reads what its version has.
const late = /\bimport\(\s*((['"`])[^'"`]+\2)\s*\)/g

const FILE = 'first-visit.js'

/** Runs in the page before the first paint: marks a first visit. Neither a demo nor the frame of the past has a banner. */
function markFirstVisit() {
  let isDismissed = false
  try {
    isDismissed = localStorage.getItem('orrery.welcome') === 'dismissed'
  } catch {
    // Storage may be off: then each visit is the first.
  }
  const hasBanner = !isDismissed && location.pathname !== '/_past' && !/[?&]demo=/.test(location.search)
  if (hasBanner) document.documentElement.dataset['visit'] = 'first'
}

const script = `;(${markFirstVisit.toString()})()`

/**
 * Adds that script to the page, beside the one that chooses the theme.
 * @returns {import('vite').Plugin}
 */
export function firstVisit() {
  return {
    name: 'first-visit',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => afterTheme(html, `/${FILE}`),
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source: script })
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(script)
      })
    },
  }
}

/** @returns {import('vite').Plugin} */
export function previewEntry() {
  return {
    name: 'preview-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => replaced(html, '/src/main.tsx', '/src/preview.ts', 'the entry of index.html'),
    },
    transform: {
      filter: { id: [`${root}src/**`, `${root}mirage/**`], code: late },
      handler: (code) => ({
        code: code.replace(late, '(globalThis.orreryLoad ?? ((code) => code))(import($1))'),
        map: null,
      }),
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))
      this.emitFile({ type: 'asset', fileName: 'demo-files.json', source: JSON.stringify(files.sort()) })
    },
  }
}
