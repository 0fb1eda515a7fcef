// Installs a release in each way that its guide has, in front of the mock region, and walks through a journey behind each
// server.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { benchArgs, ensureBrowser } from '../browser.mjs'
import { version } from '../build/releaseFiles.mjs'
import { sourceLoader } from '../withSource.mjs'
import { freePort, installations, takeRelease, until } from './installations.mjs'
import { smoke } from './smoke.mjs'
import { webServer } from './webServers.mjs'

/** @param {import('./installations.mjs').Installation} installation */
const isMissing = ({ needs }) => needs !== undefined && webServer(needs) === undefined

/**
 * Installs a release in one way, in front of a region of its own, and walks through the journey.
 * @param {import('./installations.mjs').Installation} installation
 * @param {{ tarball: string, browser: import('playwright').Browser, startHttpMock: any, newest: string }} options
 *   with the newest version of the API
 * @returns {Promise<string[]>} the faults
 */
async function faultsOf({ name, path, serve, isWhole, needs }, { tarball, browser, startHttpMock, newest }) {
  const work = mkdtempSync(join(tmpdir(), 'orrery-served-'))
  const port = await freePort()
  const address = `http://localhost:${port}${path}`
  const mock = await startHttpMock({
    port: 0,
    now: Date.now,
    persona: null,
    latencyMs: [0, 0],
    speed: 50,
    // The whole journey is in front of `npm run mock` as it is by default.
    ...(isWhole ? {} : { api: newest }),
  })
  /** @type {import('./installations.mjs').Place | undefined} */
  let place
  try {
    place = takeRelease({ work, tarball, version, api: mock.origin, port })
    await serve(place)
    await until(`${name} serves the console`, () =>
      fetch(address).then(
        ({ ok }) => ok,
        () => false,
      ),
    )
    return await smoke(browser, address, {
      version,
      isWhole,
      isForPeople: needs !== undefined,
      folder: join(work, 'srv/orrery/console'),
    })
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  } finally {
    for (const { pid } of place?.running ?? []) if (pid !== undefined) process.kill(-pid)
    await mock.close()
    rmSync(work, { recursive: true, force: true })
  }
}

/**
 * @typedef {object} Outcome
 * @property {number} passed installations
 * @property {number} failed
 * @property {string[]} leftOut names of installations that this machine cannot have
 */

/**
 * Serves a release in each of the ways that its guide names, and prints how each went.
 * @param {string} tarball with its `.sha256` beside it
 * @returns {Promise<Outcome>}
 */
export async function served(tarball) {
  // The commands of the guide are those of Linux.
  const leftOut = installations.filter((each) => process.platform !== 'linux' || isMissing(each))
  const wanted = installations.filter((each) => !leftOut.includes(each))
  const loader = await sourceLoader()
  const { startHttpMock } = await loader.ssrLoadModule('/mirage/node/httpServer.ts')
  const { NEWEST: newest } = await loader.ssrLoadModule('/src/store/api/versions/generated/shipped.ts')
  const browser = await chromium.launch({ executablePath: ensureBrowser().executablePath, args: benchArgs })
  try {
    const run = (/** @type {import('./installations.mjs').Installation} */ installation) =>
      faultsOf(installation, { tarball, browser, startHttpMock, newest })
    // Two at the same time: each of them waits as long as it works.
    const faults = []
    for (let at = 0; at < wanted.length; at += 2)
      faults.push(...(await Promise.all(wanted.slice(at, at + 2).map(run))))
    for (const [index, { name }] of wanted.entries())
      console.log(`${name}: ${faults[index]?.join('\n') || 'ok'}`)
    const failed = faults.filter(({ length }) => length > 0).length
    return { passed: wanted.length - failed, failed, leftOut: leftOut.map(({ name }) => name) }
  } finally {
    await browser.close()
    await loader.close()
  }
}
