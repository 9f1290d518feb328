import { Calendar, Flame, Megaphone, MessageCircle, Shirt, Star, Target, Trophy, Users } from "lucide-react";
import { formatDate } from "../../../lib/dates.ts";
import type { Achieved } from "../points.ts";
import "../../../ui/styles/cards.css";
import "../../../ui/styles/figures/tables.css";

const ICONS: Record<string, typeof Star> = {
	target: Target,
	trophy: Trophy,
	shirt: Shirt,
	message: MessageCircle,
	megaphone: Megaphone,
	users: Users,
	flame: Flame,
	calendar: Calendar,
	star: Star,
};

export function Achievements({ achievements }: { achievements: Achieved[] }) {
	return (
		<section className="card stack" aria-labelledby="achievements">
			<h2 className="card-title" id="achievements">
				Achievements
			</h2>
			{achievements.length === 0 ? (
				<p>None yet. The first right answer in a quiz unlocks one.</p>
			) : (
				<ul className="ledger">
					{achievements.map((achievement) => {
						const Icon = ICONS[achievement.badge_icon] ?? Star;
						return (
							<li key={achievement.achievement_key}>
								<Icon className="icon" />
								<div>
									<strong>{achievement.achievement_name}</strong>
									<p className="note">
										{achievement.achievement_description}, {formatDate(achievement.unlocked_at)}
									</p>
								</div>
							</li>
						);
					})}
				</ul>
			)}
		</section>
	);
}
