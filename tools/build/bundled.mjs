// Bundles or evaluates modules of the application that the build itself uses.
import { build } from 'vite'
import { root } from '../ensure-deps.mjs'

/**
 * Builds one file from a module and what it imports.
 * @param {string} entry below the project's folder
 * @param {'iife' | 'es'} format
 * @param {Record<string, string>} define
 */
export async function bundled(entry, format, define = {}) {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define,
    resolve: { tsconfigPaths: true },
    build: {
      write: false,
      copyPublicDir: false,
      target: 'es2022',
      rolldownOptions: { input: `${root}${entry}`, output: { format }, preserveEntrySignatures: 'strict' },
    },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (made)
  const [file, ...others] = output
  if (others.length > 0)
    throw new Error(`${entry} is more than one file: it imports on demand, or has a style sheet.`)
  return file.code
}

/**
 * The exports of a module, evaluated at build time.
 * @param {string} entry below the project's folder
 * @returns {Promise<Record<string, any>>}
 */
export async function evaluated(entry) {
  const source = await bundled(entry, 'es')
  return await import(`data:text/javascript,${encodeURIComponent(source)}`)
}
