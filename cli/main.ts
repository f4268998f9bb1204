import { tellToday } from '#core/compose/furniture/todays-date.ts'
import { formatToday } from '#words/today.ts'

import { runCli } from './run-cli.ts'

tellToday(() => formatToday(Date.now()))

process.exitCode = await runCli(process.argv.slice(2), {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
