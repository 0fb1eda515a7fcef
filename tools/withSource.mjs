import { root } from './ensure-deps.mjs'

/** Vite, as a loader of modules of the sources; its owner closes it. @returns {Promise<import('vite').ViteDevServer>} */
export async function sourceLoader() {
  const { createServer } = await import('vite')
  return createServer({
    root,
    configFile: `${root}vite.config.ts`,
    // Includes the modules of builds with the mock region.
    mode: 'preview',
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, entries: [] },
  })
}

/**
 * Loads a module of the sources, which are TypeScript for the page's build, as Vite loads them for it.
 * @template Result
 * @param {string} path from the root of the project: `/tools/charts/files.ts`
 * @param {(module: any) => Result | Promise<Result>} work gets the module
 * @returns {Promise<Result>}
 */
export async function withSource(path, work) {
  const loader = await sourceLoader()
  try {
    return await work(await loader.ssrLoadModule(path))
  } finally {
    await loader.close()
  }
}
