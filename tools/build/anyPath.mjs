// A Vite plugin that lets a build be served below any path: style sheets name their files relative to themselves, as
// scripts do. Only index.html names files by their whole path, because its own address is that of any page.

/** @returns {import('vite').Plugin} */
export function anyPath() {
  return {
    name: 'any-path',
    apply: 'build',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue
        const text = String(file.source).replaceAll(/url\((["']?)\/assets\//g, 'url($1./')
        if (/url\(["']?\//.test(text)) throw new Error(`${file.fileName} names a file by its whole path.`)
        file.source = text
      }
    },
  }
}
