// A Vite plugin for builds with the mock region. Their entry is src/preview.ts, which can install a clock before
// any code of the console runs, and they include a list of their files, which a demo fetches before it starts.
// The clock of a demo stands still while code loads: `orreryLoads` counts the pending imports.
import { replaced } from './replaced.mjs'

/** Wraps Vite's preload helper, which every import on demand calls. */
const counted = `;
export const __vitePreload = (...args) => {
  const loads = globalThis.orreryLoads
  if (!loads) return vitePreload(...args)
  loads.pending += 1
  return vitePreload(...args).finally(() => { loads.pending -= 1 })
}
`

/** @returns {import('vite').Plugin} */
export function previewEntry() {
  return {
    name: 'preview-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => replaced(html, '/src/main.tsx', '/src/preview.ts', 'the entry of index.html'),
    },
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: (code) => ({
        code:
          replaced(
            code,
            'export const __vitePreload',
            'const vitePreload',
            'the function for imports on demand',
          ) + counted,
        map: null,
      }),
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))
      this.emitFile({ type: 'asset', fileName: 'demo-files.json', source: JSON.stringify(files.sort()) })
    },
  }
}
