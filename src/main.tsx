import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { keepingPageQuery } from './features/app/pageQuery'
import { routes } from './routes'
import { store } from './store/appStore'
import { captureIntents } from './store/eventLog/intents'
import { namePagesBy } from './features/app/pageName'
import { followPreferences } from './features/app/theme'
import { followScrollbar } from './ui/scrollbarRoom'
import './ui/tokens.css'
import './ui/base.css'

async function start() {
  // A literal in each build: the production build drops the import, and the mock with it.
  if (import.meta.env.VITE_MOCK === '1') {
    const { startPreview } = await import('./features/preview/startPreview')
    startPreview()
  }
  const router = keepingPageQuery(createBrowserRouter(routes))
  namePagesBy(routes)
  captureIntents(store.recorder, document)
  followPreferences(store)
  followScrollbar()
  let from = ''
  router.subscribe(({ location, navigation }) => {
    const path = location.pathname + location.search
    if (navigation.state !== 'idle' || path === from) return
    store.recorder.record('route', path, { from })
    from = path
  })
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </StrictMode>,
  )
}

void start()
