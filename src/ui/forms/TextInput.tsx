import type { ComponentProps } from 'react'
import styles from './TextInput.module.css'

/** For a text that a computer reads, such as a name: no keyboard of a phone corrects it or begins it with a capital. */
export const asTyped = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** One line of text. Password managers ignore it unless `autoComplete` is set. */
export const TextInput = ({ autoComplete = 'off', ...rest }: ComponentProps<'input'>) => (
  <input
    {...asTyped}
    {...rest}
    className={styles.input}
    autoComplete={autoComplete}
    data-1p-ignore={autoComplete === 'off' || undefined}
  />
)
