// npm run bench:nav -- [--against COMMIT|FOLDER] [--only cold,quiet,clicks,menus,work,renders,idle,paging] [--runs N]
// [--built]: compares the production build of the working tree with another one, interleaved in one run, in a real
// browser with a slow processor and network. Prints medians, ratios and their spread. Its parts are beside it.
/** @import { Site } from './site.mjs' */
import '../ensure-deps.mjs'
import { flag } from '../args.mjs'
import { buildOf, presentBuild } from './builds.mjs'
import { measureClicks } from './clicks.mjs'
import { measureIdle, measurePaging } from './crowd.mjs'
import { measureLoads, measureQuiet } from './loads.mjs'
import { measureMenus } from './menus.mjs'
import { measureRenders } from './renders.mjs'
import { startRegion } from './regions.mjs'
import { serveBuild } from './site.mjs'
import { tableOf } from './table.mjs'
import { measureWork } from './work.mjs'

/** The commit before the second step of the work on speed, from which the aims in tools/navBench/table.mjs are taken. */
const BEFORE = 'c40e33c7'
const runs = Number(flag('runs') ?? 5)
const idleSeconds = Number(flag('idle-seconds') ?? 30)
/**
 * Each part: its scenario, and its measurement of one build.
 * @type {Record<string, [scenario: string, measure: (site: Site) => Promise<Record<string, number>>]>}
 */
const parts = {
  cold: ['company', measureLoads],
  quiet: ['company', measureQuiet],
  clicks: ['company', measureClicks],
  menus: ['company', measureMenus],
  work: ['company', measureWork],
  renders: ['crowded', measureRenders],
  idle: ['crowded', (site) => measureIdle(site, idleSeconds)],
  paging: ['crowded', measurePaging],
}
const chosen = flag('only')?.split(',') ?? Object.keys(parts)
const measured = chosen.flatMap((name) => (parts[name] ? [{ name, part: parts[name] }] : []))
if (measured.length < chosen.length || !(runs > 0)) {
  console.error(`--only takes ${Object.keys(parts).join(', ')}; --runs a number above 0.`)
  process.exit(1)
}

const folders = [buildOf(flag('against') ?? BEFORE), presentBuild(flag('built') !== undefined)]
/** @type {{ close: () => unknown }[]} */
const started = []
try {
  /** @type {Site[]} */
  const sites = []
  for (const folder of folders) sites.push(await serveBuild(folder))
  started.push(...sites)
  /** @type {Map<string, string>} */
  const regions = new Map()
  for (const scenario of new Set(measured.map(({ part }) => part[0]))) {
    const region = await startRegion(scenario)
    started.push(region)
    regions.set(scenario, region.origin)
  }
  /** @type {Record<string, number>[][]} */
  const results = sites.map(() => Array.from({ length: runs }, () => ({})))
  for (let run = 0; run < runs; run += 1)
    for (const {
      name,
      part: [scenario, measure],
    } of measured) {
      // Every second run starts with the other build, so that neither always follows a busy moment.
      const order = run % 2 ? sites.toReversed() : sites
      for (const site of order) {
        site.setRegion(regions.get(scenario) ?? '')
        Object.assign(results[sites.indexOf(site)]?.[run] ?? {}, await measure(site))
      }
      console.error(`run ${run + 1} of ${runs}: ${name}`)
    }
  const [before = [], after = []] = results
  console.log(tableOf(before, after))
} finally {
  await Promise.all(started.map(({ close }) => close()))
}
