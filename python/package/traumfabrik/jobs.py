"""Work that is cut into jobs, done on this machine or on many.

What a job does depends on its number alone, so that it does not matter who does it.

>>> from traumfabrik.jobs import here
>>> here(lambda job: job * job, range(4))
[0, 1, 4, 9]
"""


def here(work, jobs):
    """Does all jobs on this machine, one after the other. The results are in their order."""
    return [work(job) for job in jobs]


def on_ray(work, jobs):
    """Does all jobs on the machines of the Ray cluster that this program is connected to.

    `work` travels to them, so it has to be something that can be pickled.
    """
    import ray

    do = ray.remote(lambda job: work(job))
    return ray.get([do.remote(job) for job in jobs])
