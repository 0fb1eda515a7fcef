// The entry of builds with the mock region. A demo installs its clock before any code of the console runs,
// because libraries keep references to the timers that they find.
import '#features/console/preview/welcomeRoom.css'

// For public/unstarted.js, which runs before the console's code is loaded.
document.documentElement.dataset['code'] = 'here'

async function prepare(name: string) {
  const { installClock } = await import('#features/console/demos/page/pageClock')
  installClock()
  const { prepareDemo } = await import('#features/console/demos/page/prepareDemo')
  await prepareDemo(name)
}

async function start() {
  const name = new URLSearchParams(location.search).get('demo')
  if (name !== null) {
    window.beforeStart = prepare(name)
    // The console shows the error if this fails.
    await window.beforeStart.catch(() => {})
  }
  await import('#src/main')
}

// Handles only a failed fetch of the console's code, which unstarted.js shows; the console shows its own errors.
start().catch((error: unknown) => {
  document.documentElement.dataset['code'] = 'missing'
  throw error
})
