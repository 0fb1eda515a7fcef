import type { ComponentProps } from 'react'
import styles from './TextInput.module.css'

/** One line of text. Password managers ignore it unless `autoComplete` is set. */
export const TextInput = ({ autoComplete = 'off', ...rest }: ComponentProps<'input'>) => (
  <input
    {...rest}
    className={styles.input}
    autoComplete={autoComplete}
    data-1p-ignore={autoComplete === 'off' || undefined}
  />
)
