import { useState, type ReactNode } from 'react'
import { keep, keptChoice } from '#store/kept/browserStorage'
import { Fold } from '#ui/layout/Fold'
import styles from './TableOfPicture.module.css'

const KEY = 'orrery.pictureTables'

/** The table with the data of the picture above it, folded until it is opened. The browser keeps the choice. */
export function TableOfPicture({ children }: { children: ReactNode }) {
  const [isOpenAtFirst] = useState(() => keptChoice('local', KEY, ['open', 'folded']) === 'open')
  return (
    <div className={styles.table}>
      <Fold
        summary="As a table"
        isOpen={isOpenAtFirst}
        onToggle={(isOpen) => void keep('local', KEY, isOpen ? 'open' : 'folded')}
      >
        {children}
      </Fold>
    </div>
  )
}
