import type { ComponentProps } from 'react'
import styles from './TextInput.module.css'

export const TextArea = (props: ComponentProps<'textarea'>) => (
  <textarea rows={3} {...props} className={styles.input} />
)
