// The icon component of the build. The package's own component computes every attribute on each render, for
// options that the console does not use.
import { createElement } from 'react'

/** @param {{ name: string, node: readonly [string, Record<string, string>][] }} icon in the package's format */
export default function createIcon({ name, node }) {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  /** @param {import('lucide-react').LucideProps} props */
  return function Icon({ size = 24, strokeWidth = 2, className, ...rest }) {
    return createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...rest,
        width: size,
        height: size,
        strokeWidth,
        className: `lucide lucide-${name}${className ? ` ${className}` : ''}`,
      },
      shapes,
    )
  }
}
