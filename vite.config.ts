import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import type { ProxyOptions } from 'vite'
import { defineConfig } from 'vitest/config'
import { previewHeaders } from './tools/headers.mjs'

/**
 * The calls that belong to a control plane. `/login` and `/device` are shared: their pages are ours, their POSTs
 * and the SAML redirect are the control plane's.
 * @param target origin of the control plane, for example `https://region.example`
 */
function liveProxy(target: string): Record<string, ProxyOptions> {
  const shared: ProxyOptions = {
    target,
    changeOrigin: true,
    cookieDomainRewrite: '', // a session cookie for the control plane's host becomes one for ours
    secure: process.env.ORRERY_INSECURE !== '1',
  }
  const isTheirs = (method: string | undefined, url: string) =>
    method === 'POST' || /^\/login\/[^/]+\/saml\/[^/]+\/redirect(\?|$)/.test(url)
  return {
    '^/(v1|experimental)/': { ...shared, ws: true },
    '^/(login|device)(/|$)': {
      ...shared,
      // A returned path is served here instead of being passed on.
      bypass: ({ method, url = '/' }) => (isTheirs(method, url) ? undefined : url),
    },
  }
}

/** What every page of the console needs, in one file: dozens of small ones cost more bytes, and a request each. */
const shell = new RegExp(
  `/src/(${[
    'ui/(ActionMenu|Button|Card|CopyButton|DataTable|DateText|DescriptionText|EmptyCell|EmptyState|FacetMenu|FilterInput|Identicon|IconButton|Kbd|Logo|Notice|PageHeader|Pagination|Select|Skeleton|Spinner|TextInput|Tooltip|Truncate|Unit|VisuallyHidden|sortRows|useIsCut|useNow|useHeld|useSideEdges)(\\.module\\.css|\\.tsx?)',
    'ui/format/.*',
    'features/app/(ConsoleLayout|Sidebar|TopBar|UserMenu|SiblingPicker|siblings|Breadcrumbs|layouts|loaders|load|prefetch|navigation|useMe|palette/(PaletteHost|PaletteButton|paletteStore)|shortcuts/(ShortcutHost|isApple|shortcuts|shortcutsOpen|useGoKeys|useShortcut))(\\.module\\.css|\\.tsx?)',
    'features/shared/(list/(ListPage|CreateAction|FilterBar|ResourceTable|address|filter|listView|pollWatch|resourceList|useListAddress|useListFilter|useListFrame|useListPalette|usePollInterval|useResourceList|words|described)(\\.module\\.css|\\.tsx?)|PageRefresh(\\.module\\.css|\\.tsx)|LinkButton.tsx|useCommandItems.ts|useParam.ts)',
    'store/(hooks|console|commands/.*)\\.?.*',
  ].join('|')})$`,
)

/**
 * Modes: `production` builds dist/ for a real control plane; `preview` carries the mock region (npm start,
 * dist-preview/); `live` is the development server in front of a control plane named by ORRERY_API.
 */
export default defineConfig(({ mode }) => {
  const mock = mode === 'preview'
  const api = mock ? undefined : process.env.ORRERY_API
  const proxy = api ? liveProxy(api) : undefined
  return {
    plugins: [react(), previewHeaders()],
    // A literal, so that the production build sees `'' === '1'` and drops the import of the mock with its chunk.
    define: { 'import.meta.env.VITE_MOCK': JSON.stringify(mock ? '1' : '') },
    resolve: {
      // Mirage is driven by our own fetch interceptor; its default one must not reach the bundle.
      alias: { pretender: fileURLToPath(new URL('./mirage/wire/noPretender.ts', import.meta.url)) },
    },
    optimizeDeps: { entries: ['index.html', 'src/**/*.tsx', '!**/*.test.tsx'] },
    server: { proxy, port: 4000 },
    preview: { proxy },
    build: {
      target: 'es2022',
      outDir: mock ? 'dist-preview' : 'dist',
      assetsInlineLimit: 0, // data: URLs are not allowed by the content security policy
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What changes least, by itself, so that a new release leaves it in the browser's cache.
            groups: [
              { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
              // On this machine the number of files costs more time than their size does.
              ...(mock ? [{ name: 'kit', minShareCount: 8 }] : [{ name: 'shell', test: shell }]),
            ],
          },
        },
      },
    },
    test: {
      include: ['{src,mirage,tests,tools}/**/*.test.{ts,tsx}'],
      benchmark: { include: ['{src,mirage,tests}/**/*.bench.ts'] },
      environment: 'node',
      // Files share the modules of a worker: loading them anew for each costs more than all the tests do.
      isolate: false,
      setupFiles: ['tests/support/unitSetup.ts'],
    },
  }
})
