// npm run test:versions: the browser tests of an instance's life, of forms, networking and access, and every page of one
// area, in front of a region of each version but the usual one. `-- 2026073100 …` names versions. `npm test`
// has the journeys of the newest version; `npm run test:whole` has the usual one, and versions.spec.ts for the others.
import { root } from './ensure-deps.mjs'
import { mkdirSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { ensureBrowser } from './browser.mjs'
import { readPlaywrightReport } from './reports.mjs'
import { storedVersions } from './api/generate.mjs'

const journeys = [
  'versions',
  'instances',
  'instanceCreate',
  'instanceNetworking',
  'disks',
  'floatingIps',
  'projectAccess',
  'siloAccess',
]
/** The areas whose pages are visited and crawled, one for each version in turn. */
const areas = ['nouns of the settings', 'nouns of the silo', 'nouns of a project', 'nouns of the system']

const { positionals } = parseArgs({ allowPositionals: true })
const [, ...others] = storedVersions().map(({ version }) => version)
const asked = positionals.length > 0 ? others.filter((version) => positionals.includes(version)) : others
const { executablePath } = ensureBrowser()
const folder = `${root}.cache/versions`
mkdirSync(folder, { recursive: true })

/**
 * Runs some browser tests in front of a region of a version.
 * @param {string} version
 * @param {string} name of the report
 * @param {readonly string[]} args
 */
function run(version, name, args) {
  const report = `${folder}/${version}-${name}.json`
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/playwright/cli.js', 'test', '--config', 'tests/playwright.config.ts', ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        CONSOLE_BROWSER: executablePath,
        ORRERY_TEST_API: version,
        ORRERY_TEST_BUILT: '1',
        ORRERY_TEST_REPORT: report,
      },
    },
  )
  return readPlaywrightReport(status === 0, report)
}

spawnSync('npm', ['run', '--silent', 'build:preview'], { cwd: root, stdio: 'inherit' })
const lines = asked.map((version, index) => {
  const area = areas[index % areas.length] ?? ''
  const reports = [
    run(
      version,
      'journeys',
      journeys.map((journey) => `/${journey}.spec.ts`),
    ),
    run(version, 'area', ['/everyRoute.spec.ts', '/failingCrawl.spec.ts', '-g', area]),
  ]
  const count = (/** @type {'passed' | 'failed'} */ what) =>
    reports.reduce((sum, report) => sum + report[what], 0)
  return { version, area, passed: count('passed'), failed: count('failed') }
})
for (const { version, area, passed, failed } of lines)
  console.log(`${version}: ${passed} passed, ${failed} failed (pages: ${area})`)
process.exitCode = lines.some(({ failed }) => failed > 0) ? 1 : 0
