/** Whether combinations are written with cmd: Apple's systems. Outside of a browser there is no keyboard to ask. */
export const isApple = /mac|iphone|ipad/i.test(globalThis.navigator?.userAgent ?? '')
