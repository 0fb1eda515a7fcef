// The entry of builds with the mock region. A demo has its clock in place before any code of the console runs, because
// libraries keep the timers that they find.

import { cannotStart } from '#src/cannotStart'

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

start().catch(cannotStart)
