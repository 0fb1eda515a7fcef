import type { ComponentProps } from 'react'
import styles from './TextInput.module.css'

/** Several lines of text. */
export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea rows={3} {...props} className={styles.input} />
)
