// npm run bench:nav -- [--against COMMIT|FOLDER] [--only cold,clicks,menus,renders,idle,paging] [--runs N] [--built]: compares the
// production build of the working tree with another one, interleaved in one run, in a real browser with a slow processor
// and network. Prints medians, ratios and their spread. tools/navBench/ has its parts.
import './ensure-deps.mjs'
import { flag } from './args.mjs'
import { buildOf, presentBuild } from './navBench/builds.mjs'
import { measureClicks } from './navBench/clicks.mjs'
import { measureIdle, measurePaging } from './navBench/crowd.mjs'
import { measureLoads } from './navBench/loads.mjs'
import { measureMenus } from './navBench/menus.mjs'
import { measureRenders } from './navBench/renders.mjs'
import { startRegion } from './navBench/regions.mjs'
import { serveBuild } from './navBench/site.mjs'
import { tableOf } from './navBench/table.mjs'

/** The commit before the work on speed. */
const BEFORE = '498c62d'
const runs = Number(flag('runs') ?? 5)
const idleSeconds = Number(flag('idle-seconds') ?? 30)
/** Each part: its scenario, and what it measures of one build. */
const parts = {
  cold: ['company', measureLoads],
  clicks: ['company', measureClicks],
  menus: ['company', measureMenus],
  renders: ['crowded', measureRenders],
  idle: ['crowded', (site) => measureIdle(site, idleSeconds)],
  paging: ['crowded', measurePaging],
}
const chosen = flag('only')?.split(',') ?? Object.keys(parts)
const unknown = chosen.filter((name) => !(name in parts))
if (unknown.length > 0 || !(runs > 0)) {
  console.error(`--only takes ${Object.keys(parts).join(', ')}; --runs a number above 0.`)
  process.exit(1)
}

const folders = [buildOf(flag('against') ?? BEFORE), presentBuild(flag('built') !== undefined)]
const started = []
try {
  const sites = []
  for (const folder of folders) sites.push(await serveBuild(folder))
  started.push(...sites)
  const scenarios = [...new Set(chosen.map((name) => parts[name][0]))]
  const regions = {}
  for (const scenario of scenarios) {
    regions[scenario] = await startRegion(scenario)
    started.push(regions[scenario])
  }
  const results = sites.map(() => Array.from({ length: runs }, () => ({})))
  for (let run = 0; run < runs; run += 1)
    for (const name of chosen) {
      const [scenario, measure] = parts[name]
      // Every second run begins with the other build, so that neither always follows a busy moment.
      for (const at of run % 2 ? [1, 0] : [0, 1]) {
        sites[at].setRegion(regions[scenario].origin)
        Object.assign(results[at][run], await measure(sites[at]))
      }
      console.error(`run ${run + 1} of ${runs}: ${name}`)
    }
  console.log(tableOf(...results))
} finally {
  await Promise.all(started.map(({ close }) => close()))
}
