import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { shortClassNames } from './tools/build/classNames.mjs'
import { demoPictures } from './tools/build/demoPictures.mjs'
import { earlyScript } from './tools/build/early.mjs'
import { groups } from './tools/build/groups.mjs'
import { firstVisit, previewEntry } from './tools/build/previewEntry.mjs'
import { pureCalls } from './tools/build/pureCalls.mjs'
import { releaseFiles } from './tools/build/releaseFiles.mjs'
import { previewHeaders } from './tools/headers.mjs'
import { liveProxy } from './tools/liveProxy.mjs'

/** The package names its files for development only; those for production warn of nothing, and are smaller and faster. */
const routerFile = (name: string) =>
  fileURLToPath(new URL(`./node_modules/react-router/dist/production/${name}.mjs`, import.meta.url))

const entry = fileURLToPath(new URL('./src/main.tsx', import.meta.url))

/**
 * Modes: `production` builds dist/ for a real control plane; `preview` carries the mock region (npm start,
 * dist-preview/); `live` is the development server in front of a control plane named by ORRERY_API.
 */
export default defineConfig(({ mode, command }) => {
  const mock = mode === 'preview'
  const api = mock ? undefined : process.env.ORRERY_API
  const proxy = api ? liveProxy(api, { isInsecure: process.env.ORRERY_INSECURE === '1' }) : undefined
  // The mock answers only once its code is there; a token is known only to the application.
  const startsEarly = !mock && !process.env.VITE_API_TOKEN
  return {
    plugins: [
      react(),
      previewHeaders(),
      pureCalls(),
      groups(entry, { hasClock: mock }),
      releaseFiles(),
      ...(startsEarly ? [earlyScript()] : []),
      ...(mock ? [previewEntry(), firstVisit(), demoPictures()] : []),
    ],
    // A literal, so that the production build sees `'' === '1'` and drops the import of the mock with its chunk.
    define: { 'import.meta.env.VITE_MOCK': JSON.stringify(mock ? '1' : '') },
    experimental: {
      // One build runs below any path: scripts and style sheets name files relative to themselves. Only index.html names
      // them by their whole path, because its own address is that of any page.
      renderBuiltUrl: (_, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
    },
    resolve: {
      // The aliases of tsconfig.json: `#store/…` and so on.
      tsconfigPaths: true,
      // Mirage is driven by our own fetch interceptor; its default one must not reach the bundle.
      alias: [
        {
          find: 'pretender',
          replacement: fileURLToPath(new URL('./mirage/wire/pretenderStub.ts', import.meta.url)),
        },
        ...(command === 'build' || process.env.VITEST
          ? [
              { find: /^react-router$/, replacement: routerFile('index') },
              { find: /^react-router\/dom$/, replacement: routerFile('dom-export') },
            ]
          : []),
      ],
    },
    ...(command === 'build' ? { css: { modules: { generateScopedName: shortClassNames() } } } : {}),
    // The elements of tests are for the React of production: tests/support/productionReact.ts.
    ...(process.env.VITEST ? { oxc: { jsx: { development: false } } } : {}),
    optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'] },
    server: { proxy, port: 4000 },
    preview: { proxy },
    build: {
      target: 'es2022',
      outDir: mock ? 'dist-preview' : 'dist',
      // A browser that does not preload modules loads them a little later.
      modulePreload: {
        polyfill: false,
        // Every script is there after these, so none has to name them.
        resolveDependencies: (_, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(react|rolldown-runtime)-/.test(file)),
      },
      assetsInlineLimit: 0, // data: URLs are not allowed by the content security policy
      chunkSizeWarningLimit: 600,
    },
    test: {
      include: ['{src,mirage,tests,tools}/**/*.test.{ts,tsx}'],
      benchmark: { include: ['{src,mirage,tests}/**/*.bench.ts'] },
      environment: 'node',
      // Only a test that hangs comes near it; on a busy machine some take seconds.
      testTimeout: 30_000,
      hookTimeout: 30_000,
      // Files share the modules of a worker: reloading them for each costs more than all the tests.
      isolate: false,
      // A region or a console outlives several collections of the usual 16 MB, each of which copies it. The cores are
      // busy, so a collector with threads of its own only waits for them.
      execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--single-threaded-gc'],
      // Also on two cores: the checks beside them end sooner.
      maxWorkers: Math.max(2, availableParallelism() - 1),
      setupFiles: ['tests/support/productionReact.ts', 'tests/support/unitSetup.ts'],
    },
  }
})
