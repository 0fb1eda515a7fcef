// A Vite plugin for builds with the mock region. Their entry is src/preview.ts, which can install a clock before
// any code of the console runs, and they include a list of their files, which a demo fetches before it starts.
// The clock of a demo stands still while code loads, so the imports on demand of the console are handed to `orreryLoad`.
import { root } from '../ensure-deps.mjs'
import { replaced } from './replaced.mjs'

const late = /\bimport\(\s*(['"][^'"]+['"])\s*\)/g

/** @returns {import('vite').Plugin} */
export function previewEntry() {
  return {
    name: 'preview-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => replaced(html, '/src/main.tsx', '/src/preview.ts', 'the entry of index.html'),
    },
    transform: {
      filter: { id: `${root}src/**`, code: late },
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
