// The entry of builds with the mock region. A demo has its clock in place before any code of the console runs, because
// libraries keep the timers that they find.

// For public/unstarted.js, which runs before the code of the console is there.
document.documentElement.dataset['code'] = 'here'

async function prepare(name: string) {
  const { installClock } = await import('#features/demos/page/pageClock')
  installClock()
  const { prepareDemo } = await import('#features/demos/page/prepareDemo')
  await prepareDemo(name)
}

async function start() {
  const name = new URLSearchParams(location.search).get('demo')
  if (name !== null) {
    window.beforeStart = prepare(name)
    // The console says so when this fails.
    await window.beforeStart.catch(() => {})
  }
  await import('#src/main')
}

// The code of the console cannot be fetched, which unstarted.js says: what fails in it, it says itself.
start().catch((error: unknown) => {
  document.documentElement.dataset['code'] = 'missing'
  throw error
})
