import { execFileSync } from 'node:child_process'
import { chromium } from 'playwright'
import { preview } from 'vite'
import { ensureBrowser, launchArgs } from '../browser.mjs'
import { root } from '../ensure-deps.mjs'

/** The context options of every demo's page. @type {import('playwright').BrowserContextOptions} */
export const settings = { locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' }

/**
 * Serves the built preview, and opens a browser for it.
 * @template Result
 * @param {{ isBuilt: boolean }} options whether to use the existing build
 * @param {(at: { origin: string, browser: import('playwright').Browser }) => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withPreview({ isBuilt }, work) {
  if (!isBuilt)
    execFileSync(
      process.execPath,
      ['node_modules/vite/bin/vite.js', 'build', '--mode', 'preview', '--logLevel', 'error'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        // Reading the sources by a development server has set it to 'development', which builds inherit.
        env: { ...process.env, NODE_ENV: 'production' },
      },
    )
  const server = await preview({
    root,
    configFile: `${root}vite.config.ts`,
    mode: 'preview',
    preview: { port: 4185, strictPort: false, host: 'localhost' },
  })
  try {
    const browser = await chromium.launch({
      executablePath: ensureBrowser().executablePath,
      args: launchArgs,
    })
    try {
      return await work({ origin: new URL(server.resolvedUrls?.local[0] ?? '').origin, browser })
    } finally {
      await browser.close()
    }
  } finally {
    await server.close()
  }
}
