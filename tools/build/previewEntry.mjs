// A Vite plugin for builds with the mock region: they begin with src/preview.ts, which can put a clock under the console
// before any of its code runs, and they have a list of their files, which a demo fetches before it begins.

/** @returns {import('vite').Plugin} */
export function previewEntry() {
  return {
    name: 'preview-entry',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('/src/main.tsx', '/src/preview.ts'),
    },
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => /\.(js|css)$/.test(name))
      this.emitFile({ type: 'asset', fileName: 'demo-files.json', source: JSON.stringify(files.sort()) })
    },
  }
}
