import { StrictMode, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { titleOf } from './crumbs'

/** Shows a page in place of a console that has not started. @param title of the document, without the product's name */
export function showInPlace(title: string, page: ReactNode) {
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  document.title = titleOf([{ label: title }])
  createRoot(root).render(<StrictMode>{page}</StrictMode>)
}
