// A Vite plugin for builds with the mock region: they begin with src/preview.ts, which can put a clock under the console
// before any of its code runs, and they have a list of their files, which a demo fetches before it begins. While code is on
// its way, a demo lets no time pass: `orreryLoads` counts what is.
import { replaced } from './replaced.mjs'

/** Put around the function of Vite by which every import on demand goes. */
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
