// Loads of the list of instances: cold, warm and hot.
import { openPage, withBrowser } from './page.mjs'

export const instances = '/projects/ci-runners/instances'
/**
 * The list of instances, with its title and its first row.
 * @type {import('./probeTypes').Condition}
 */
export const listShown = {
  path: instances,
  shows: [
    ['main h1', 'Instances'],
    ['main tbody a', 'runner-001'],
  ],
}

/**
 * Loads the list four times: with an empty cache (cold), with the files cached (warm), and with compiled code too (hot).
 * @param {import('./site.mjs').Site} site
 * @returns {Promise<Record<string, number>>} milliseconds, files and KiB by name
 */
export const measureLoads = (site) =>
  withBrowser(async (browser) => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const { load, traffic } = await openPage(context, 'all')
    const times = []
    /** @type {import('./page.mjs').Arrival[]} */
    let arrived = []
    for (let turn = 0; turn < 4; turn += 1) {
      traffic.taken()
      times.push(await load(site.origin + instances, listShown))
      if (turn === 0) arrived = traffic.taken().filter(({ pathname }) => !pathname.startsWith('/v1/'))
      await traffic.quiet(600)
    }
    const [cold, warm, , hot] = times
    if (!cold || !warm || !hot) throw new Error('there are fewer loads than turns')
    const scripts = arrived.filter(({ pathname }) => pathname.endsWith('.js'))
    return {
      cold: cold.ms,
      coldFirstPaint: cold.firstPaint,
      coldLong: cold.longMs,
      warm: warm.ms,
      hot: hot.ms,
      hotFirstPaint: hot.firstPaint,
      hotLong: hot.longMs,
      files: arrived.length,
      scripts: scripts.length,
      kib: arrived.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
    }
  })
