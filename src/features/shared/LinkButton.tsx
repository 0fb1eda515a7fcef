import { Link, type LinkProps } from 'react-router'
import { buttonClass } from '../../ui/Button'

/** A link that looks like a button: going somewhere is a link, doing something is a button. */
export function LinkButton({
  tone = 'secondary',
  className,
  ...rest
}: LinkProps & { tone?: 'primary' | 'secondary' | 'ghost' }) {
  return <Link {...rest} className={`${buttonClass(tone)} ${className ?? ''}`} />
}
