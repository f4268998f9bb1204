import { defineTemplate } from './define-template.ts'

/** The example is a website relaunch; a project lead swaps in their own dates and numbers. */
export const projectUpdate = defineTemplate({
  id: 'project-update',
  name: 'Project Status Report',
  description: 'Five slides for a steering meeting: status, progress, risks, plan and decisions.',
  category: 'business',
  theme: 'blueprint',
  slides: [
    {
      title: 'Customer Portal: Where We Stand',
      content: [
        'Status amber: scope and budget on track, launch one week behind',
        'Seven of ten work packages are finished',
        'One decision needed today',
      ],
      notes:
        "Welcome, and thank you for joining. Let me give you the short version first. The new customer portal is in good shape, with one exception... we are a week behind on the launch date. The scope has not changed, and we are inside the budget. I'll show you what we finished since last month, what worries us, and what comes next. At the end, I'll ask you for one decision.",
    },
    {
      title: 'Done Since Last Month',
      content: [
        '1.4 seconds to open a page on a phone, where it took five',
        '3 errands that customers now do alone: invoices, address, contracts',
        '22 percent fewer support calls from the test group in four weeks',
      ],
      notes:
        "Let's begin with the good news, because the team has earned it. Three things that used to need a phone call now take a customer less than a minute... Pages are more than three times faster on a phone. And what pleases me most is the last line. The people in our test group call us a fifth less often. That was the whole point of the project, and we see it already.",
    },
    {
      title: 'Three Risks, Each with an Owner',
      content: [
        ':database: Address data: 6 percent of records need cleaning by hand',
        ':credit-card: Payments: the supplier’s service changes in March, so we test both',
        ':users: People: two key colleagues are away, and stand-ins train now',
      ],
      notes:
        'Now to the part that keeps me awake... a little. The old address data is messier than we thought. Six records in a hundred need a person to look at them, and that is where our week went. The payment service changes in March, so we are testing the new version side by side. And because two people will be away at launch, their stand-ins begin training on Monday. Each risk has an owner.',
    },
    {
      title: 'The Road to Launch, Inside the Budget',
      content: [
        '14 Feb: the old data is clean',
        '21 Feb: full rehearsal, from login to invoice',
        '10 Mar: launch, one week later than planned',
        '31 Mar: the quarter ends, three weeks after launch',
      ],
      notes:
        'Here is the road from now to launch. We finish cleaning the data by the middle of February, and one week later we rehearse everything... from the first login to the last invoice. Launch moves to the tenth of March. That still leaves three weeks before the quarter closes. We have spent sixty-eight percent of the budget for seventy percent of the work, so I am not asking for more money today.',
    },
    {
      title: 'Decision Today: All at Once or by Region',
      content: [
        'All at once: one day, one switch',
        'All at once: done three weeks earlier',
        'All at once: every problem meets everyone',
        'By region: one region each week',
        'By region: mistakes stay small',
        'By region: what the team recommends',
      ],
      notes:
        'So, one decision. We can move everybody on the same day, or one region each week... All at once is quicker, but if something goes wrong, it goes wrong for everyone. Region by region takes three weeks longer, and it lets us learn as we go. The team recommends the second way. If you agree, we write to the first region on Monday. Thank you... and what would you like to know before you decide?',
    },
  ],
})
