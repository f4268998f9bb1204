import { cpus, loadavg, release, totalmem, type as systemName } from 'node:os'

import { chromium } from '@playwright/test'

import { browserLaunchOptions } from '../../scripts/find-browser.mjs'

export type Machine = {
  cores: number
  processor: string
  memoryGb: number
  system: string
  node: string
  chromium: string
  loadAtStart: string
  loadAtEnd: string
}

export const readLoad = (): string => (loadavg()[0] ?? 0).toFixed(1)

export async function describeMachine(): Promise<Omit<Machine, 'loadAtStart' | 'loadAtEnd'>> {
  const browser = await chromium.launch(browserLaunchOptions())
  const version = browser.version()
  await browser.close()
  const [first] = cpus()
  return {
    cores: cpus().length,
    processor: first?.model.trim() ?? '',
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${systemName()} ${release()}`,
    node: process.versions.node,
    chromium: version,
  }
}
