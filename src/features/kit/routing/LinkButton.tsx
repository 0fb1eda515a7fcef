import { buttonClass } from '#ui/actions/Button'
import { Link, type LinkProps } from './Link'

/** A link that looks like a button: navigation is a link, an action is a button. */
export function LinkButton({
  tone = 'secondary',
  className,
  ...rest
}: LinkProps & { tone?: 'primary' | 'secondary' | 'ghost' }) {
  return <Link {...rest} className={`${buttonClass(tone)} ${className ?? ''}`} />
}
