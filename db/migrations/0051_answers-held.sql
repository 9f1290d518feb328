-- when a player gave answers; quizzes that ended before `p_seconds` are left out. "offset 0" keeps the index of the answers in use:
-- without statistics, on a site that has just begun, a join of the two would read all answers
CREATE FUNCTION recent_answers(p_fan uuid, p_visitor text, p_seconds integer) RETURNS TABLE (answered_at timestamptz)
LANGUAGE sql STABLE AS $$
	select given.answered_at from quiz_runs r cross join lateral (
		select a.answered_at from quiz_answers a where a.run_id = r.id and a.answered_at is not null offset 0
	) given
	where (r.fan_id = p_fan or r.visitor = p_visitor)
		and coalesce(r.finished_at, r.abandoned_at, now()) > now() - p_seconds * interval '1 second'
$$;--> statement-breakpoint
-- keeps out other answers of a player until the transaction ends, and counts those before: the count is read after the
-- lock, by a snapshot of its own, so that a statement that waited here sees what it waited for
CREATE FUNCTION hold_answers(p_fan uuid, p_visitor text, p_seconds integer) RETURNS integer
LANGUAGE plpgsql VOLATILE AS $$
begin
	perform pg_advisory_xact_lock(hashtext('quiz answers of ' || coalesce(p_fan::text, p_visitor)));
	return (select count(*) from recent_answers(p_fan, p_visitor, p_seconds));
end
$$;
