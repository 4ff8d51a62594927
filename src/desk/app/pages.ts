// Which page or act answers each row of the table.

import type { DeskHandler } from "../frame/desk-page.ts";
import { styles } from "../frame/styles.ts";
import { alert } from "../pages/alert.tsx";
import { book, bookQuote } from "../pages/book.tsx";
import { booking } from "../pages/booking.tsx";
import { mailAgain, markBooking, reachTraveler, releaseHold } from "../pages/booking-acts.tsx";
import { bookingCaller, quoteCaller } from "../pages/caller.ts";
import { contact, correctContact } from "../pages/contact.tsx";
import { exchange, exchangeTerms, proposeExchange } from "../pages/exchange.tsx";
import { changeAtSource, dropExchange, payExchange, reissueTrip } from "../pages/exchange-acts.tsx";
import { find } from "../pages/find.tsx";
import { home } from "../pages/home.tsx";
import { decideMail, mail } from "../pages/mail.tsx";
import { makeForBooking, makeForQuote } from "../pages/make-proposal.tsx";
import { merge, mergeBookings } from "../pages/merge.tsx";
import { message, messageDone } from "../pages/message.tsx";
import { money } from "../pages/money.tsx";
import { keepCard, keepRest, refund, settleRefund } from "../pages/money-acts.tsx";
import { answerMoved } from "../pages/moved-part.tsx";
import { addNote } from "../pages/notes-part.tsx";
import { linkProposalAnew, sendProposalLink, withdrawProposal } from "../pages/proposal-link.tsx";
import { proposeBooking, proposeQuote } from "../pages/propose.tsx";
import { priceNow, quote } from "../pages/quote.tsx";
import { record } from "../pages/record.tsx";
import { sayChanged } from "../pages/say-changed.tsx";
import { send, sendBooking } from "../pages/send.tsx";
import { finishTask, passTask, releaseTask, takeTask } from "../pages/tasks.tsx";
import { correctTickets, tickets } from "../pages/tickets.tsx";
import type { DeskRouteId } from "../routes.ts";

export const deskPages = {
	...{ home, find, booking, addNote, markBooking, reachTraveler, releaseHold, mailAgain, answerMoved },
	...{ contact, correctContact, tickets, correctTickets, merge, mergeBookings },
	...{ money, refund, settleRefund, keepRest, keepCard, send, sendBooking, book, bookQuote },
	...{ exchange, exchangeTerms, proposeExchange, payExchange, dropExchange, changeAtSource, reissueTrip, sayChanged },
	...{ bookingCaller, quoteCaller },
	...{ quote, priceNow, message, messageDone, alert, mail, decideMail },
	...{ takeTask, releaseTask, passTask, finishTask, record, styles },
	...{ proposeQuote, proposeBooking, makeForQuote, makeForBooking },
	...{ sendProposal: sendProposalLink, linkProposalAnew, withdrawProposal },
} satisfies {
	readonly [Id in DeskRouteId]: DeskHandler<Id>;
};
