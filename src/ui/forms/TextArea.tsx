import type { ComponentProps } from 'react'
import { asTyped } from './TextInput'
import styles from './TextInput.module.css'

interface TextAreaProps extends ComponentProps<'textarea'> {
  /** People read the text, such as a description: keyboards may correct it. */
  isProse?: boolean
}

/** Text of several lines. */
export const TextArea = ({ isProse = false, ...rest }: TextAreaProps) => (
  <textarea rows={3} {...(!isProse && asTyped)} {...rest} className={styles.input} />
)
