import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { EndpointLink } from './EndpointLabel'
import styles from './endpoint.module.css'

it('the names of VPCs, subnets and instances had the face of addresses in their chips', () => {
  const isMono = (type: 'vpc' | 'subnet' | 'instance' | 'ip' | 'ip_net') =>
    renderToStaticMarkup(<EndpointLink endpoint={{ type, value: 'x' }} />).includes(String(styles['copied']))
  expect((['vpc', 'subnet', 'instance', 'ip', 'ip_net'] as const).map(isMono)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})
