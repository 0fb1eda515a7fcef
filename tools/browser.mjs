// Finds the browser for the tests. The first of these is used: CONSOLE_BROWSER, Playwright's own, an installed headless
// shell, Chrome, Chromium or Edge, Playwright's download, and on Debian as root a package.
import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from 'playwright'
import { installPackages, isRoot, mayInstall } from './packages.mjs'

/**
 * Features of the browser's window that no test needs. An installed Chrome loads the pages of its address bar again for
 * each browser context, which takes a third of the time of a short test. Chromium uses only the last
 * `--disable-features`, so the list includes those that Playwright turns off.
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

/** Command line arguments of measurements. The sandbox is off only where Chromium cannot have one: as root on Linux. */
export const benchArgs = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  ...(isRoot ? ['--no-sandbox', '--disable-dev-shm-usage'] : []),
]

/**
 * The same for tests: none of their pages lives long enough for optimised code to be worth its compilation, and the cores
 * are busy with other workers, so that a collector with threads of its own only waits for them.
 */
export const launchArgs = [...benchArgs, '--js-flags=--no-opt --no-maglev --single-threaded-gc']

const applications = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
)
const commands = [
  // Chromium without a window: a page load takes a fifth less time.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge-stable',
  'microsoft-edge',
]

/** Where an installed browser may be, best first. */
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

/** Playwright's own download. Playwright throws on a platform for which it has none. */
function playwrightBrowser() {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}

/**
 * Looks for a browser without installing one.
 * @returns {{ executablePath: string, from: string } | undefined} throws when CONSOLE_BROWSER names no file
 */
export function findBrowser() {
  const named = process.env.CONSOLE_BROWSER
  if (named) {
    if (!existsSync(named)) throw new Error(`CONSOLE_BROWSER names ${named}, which does not exist.`)
    return { executablePath: named, from: 'CONSOLE_BROWSER' }
  }
  const own = playwrightBrowser()
  if (own && existsSync(own)) return { executablePath: own, from: 'Playwright' }
  const installed = installedPlaces().find((path) => existsSync(path))
  return installed ? { executablePath: installed, from: 'this machine' } : undefined
}

/**
 * Runs an installer and looks again.
 * @param {() => void} install throws if it fails
 */
function after(install) {
  try {
    install()
  } catch {
    console.error('  failed')
    return undefined
  }
  return findBrowser()
}

/** Playwright's download. Never with --with-deps: as root that installs packages even when the download itself fails. */
function download() {
  console.error('> npx playwright install chromium')
  execFileSync('npx', ['playwright', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
}

/**
 * Finds a browser, or installs one.
 * @returns {{ executablePath: string, from: string }} throws an error that says what to do when there is none
 */
export function ensureBrowser() {
  const found = findBrowser() ?? after(download)
  if (found) return found
  const packaged = mayInstall()
    ? (after(() => installPackages(['chromium-headless-shell'])) ??
      after(() => installPackages(['chromium'])))
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
