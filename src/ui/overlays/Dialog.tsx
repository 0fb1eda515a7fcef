import { Suspense } from 'react'
import { lazyPart } from '../lazyPart'
import type { DialogPopupProps } from './DialogPopup'

interface DialogProps extends DialogPopupProps {
  open: boolean
}

const Popup = lazyPart(async () => (await import('./DialogPopup')).DialogPopup)

/** A modal dialog. The first one loads the code. */
export const Dialog = ({ open, ...rest }: DialogProps) =>
  open ? (
    <Suspense>
      <Popup {...rest} />
    </Suspense>
  ) : null
