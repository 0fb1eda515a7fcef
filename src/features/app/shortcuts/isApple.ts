/** Whether combinations are written with cmd: Apple's systems. */
export const isApple = /mac|iphone|ipad/i.test(navigator.userAgent)
