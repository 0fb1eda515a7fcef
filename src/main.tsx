import { version } from '../package.json'
import { createConsole } from '#features/app/createConsole'
import { readSettings } from '#features/app/readSettings'
import { reportStartFailure } from '#features/app/reportStartFailure'
import { isPastFrame } from '#store/pastFrame'
import '#ui/fonts/fonts.css'
import '#ui/tokens.css'
import '#ui/base.css'
import '#ui/frame.css'

// For public/unstarted.js.
document.documentElement.dataset['code'] = 'here'

async function start() {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  console.info(`Orrery ${version}`)
  const installation = await readSettings()
  // Constant in each build: the production build drops the import and the mock.
  if (import.meta.env.VITE_MOCK === '1') {
    await window.beforeStart
    if (isPastFrame) {
      const [{ startPast }, { allRoutes }] = await Promise.all([
        import('#features/app/startPast'),
        import('#features/app/allRoutes'),
      ])
      return startPast(root, allRoutes)
    }
    const { startPreview } = await import('#features/console/preview/startPreview')
    return startPreview((options) => createConsole({ root, installation, ...options }))
  }
  await createConsole({ root, installation })
}

void start().catch((error: unknown) => reportStartFailure(error))
