// Where the browser for the tests comes from. First hit wins: CONSOLE_BROWSER, Playwright's own, an installed
// Chrome, Chromium or Edge, Playwright's download, and on Debian as root the chromium package.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'

const isRoot = process.platform === 'linux' && process.getuid?.() === 0

/**
 * Features of the browser's own window that no test needs. An installed Chrome loads the pages behind its address bar
 * anew for each browser context, which costs a third of the time of a short test. Chromium obeys only the last
 * `--disable-features`, so those that Playwright turns off stand here too.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
  'msEdgeUpdateLaunchServicesPreferredVersion',
  'msForceBrowserSignIn',
]

/** Quiet, and without the sandbox only where Chromium cannot have one: as root on Linux. */
export const launchArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
]

const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
)
const commands = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

/** Everywhere an installed browser may be, best first. */
function installedPlaces() {
  if (process.platform === 'darwin')
    return ['/', `${homedir()}/`].flatMap((base) => applications.map((path) => base + path))
  if (process.platform === 'win32')
    return [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA].flatMap(
      (base) =>
        base
          ? [
              join(base, 'Google/Chrome/Application/chrome.exe'),
              join(base, 'Microsoft/Edge/Application/msedge.exe'),
            ]
          : [],
    )
  const folders = [
    '/usr/bin',
    '/opt/google/chrome',
    '/snap/bin',
    ...(process.env.PATH ?? '').split(delimiter),
  ]
  return folders.flatMap((folder) => [...commands, 'chrome'].map((name) => join(folder, name)))
}

/** Playwright's own download. Throws inside Playwright on a platform it has none for. */
function playwrightsOwn() {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * Looks without installing anything.
 * @returns {{ executablePath: string, from: string } | undefined} throws when CONSOLE_BROWSER names no file
 */
export function findBrowser() {
  const named = process.env.CONSOLE_BROWSER
  if (named) {
    if (!existsSync(named)) throw new Error(`CONSOLE_BROWSER names ${named}, which does not exist.`)
    return { executablePath: named, from: 'CONSOLE_BROWSER' }
  }
  const own = playwrightsOwn()
  if (own && existsSync(own)) return { executablePath: own, from: 'Playwright' }
  const installed = installedPlaces().find((path) => existsSync(path))
  return installed ? { executablePath: installed, from: 'this machine' } : undefined
}

/**
 * Runs an installer and looks again.
 * @param {[string, string[]][]} steps
 */
function after(steps) {
  for (const [command, args] of steps) {
    console.error(`> ${command} ${args.join(' ')}`)
    try {
      execFileSync(command, args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        shell: process.platform === 'win32',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    } catch {
      console.error('  did not work')
      return undefined
    }
  }
  return findBrowser()
}

/**
 * Finds a browser, or gets one.
 * @returns {{ executablePath: string, from: string }} throws with what to do when there is none to be had
 */
export function ensureBrowser() {
  // Never with --with-deps: as root that installs system packages even when the browser's own download fails.
  const found = findBrowser() ?? after([['npx', ['playwright', 'install', 'chromium']]])
  if (found) return found
  const debian = isRoot && existsSync('/etc/debian_version')
  const packaged = debian
    ? after([
        ['apt-get', ['update', '-qq']],
        ['apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']],
      ])
    : undefined
  if (packaged) return packaged
  throw new Error(
    'No browser found. Install Chrome or Chromium, or run `npx playwright install chromium`, or set CONSOLE_BROWSER to its path.',
  )
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const { executablePath, from } = ensureBrowser()
  console.log(`${executablePath} (${from})`)
}
