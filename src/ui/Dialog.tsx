import { lazy, Suspense, type ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  onDismiss: () => void
  title: ReactNode
  /** 24rem, 28rem, or as wide as its content between the two and 48rem. */
  size?: 'narrow' | 'medium' | 'free'
  footer?: ReactNode
  children: ReactNode
  role?: 'dialog' | 'alertdialog'
}

const Popup = lazy(async () => ({ default: (await import('./DialogPopup')).DialogPopup }))

/** A window over the page. Its code comes with the first one that opens. */
export const Dialog = ({ open, ...rest }: DialogProps) =>
  open ? (
    <Suspense>
      <Popup {...rest} />
    </Suspense>
  ) : null
